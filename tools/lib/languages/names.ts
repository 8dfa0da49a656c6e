/**
 * What is written alike in every language: brands, schemes, networks, codes and formats. A text of such words alone may
 * equal the English one, and they may stand in Latin letters anywhere.
 */
const names = new Set(
  `1Voucher Aani Android Airtel Alfa-Click Alipay Apple App Apps BCA BHIM BIC BLIK BNI Bancontact BenefitPay Binance Bitcoin
  BTC Boleto CBU CIMB CLABE CNPJ CPF CUIL CUIT CVC CVU CVV CliQ CoDi DANA DuitNow EFT EFTPOS ELQR ERC-20 BEP-20 TRC-20 ETH
  EVP Efecty Email Express FAST Fawry Google GPay GCash Hodl Humo IBAN ID IDs IFSC IMPS IP Interac KHQR KNET Kassa24 Khipu LTC
  MB MIA MTN Mandiri Mastercard Maya MercadoPago MilliON MoMo Monero NEFT NUBAN NGN Nagad OK OPay OTP OVO OXXO P2P PAN
  PDF PIN PIX Pay24 PayID PayPal Paynet Paytm PhonePe Pay Pay-easy Pix PromptPay QR QRIS RTGS RUT SBP SEPA SMS SPEI STC
  SWIFT Sber SberPay Sberbank Skrill T-Bank T-Pay TON TRX TWINT URL USDC USDT USSD UPI UTR UzCard VA VPA VPN VTB Verve
  Visa Vodafone VietQR WhatsApp Telegram Yape YooMoney bKash copia cola e eazype iDEAL mada min name@bank name@example.com
  GC SC`.split(/\s+/),
);

const word = /[\p{L}\p{M}\d@.’'-]+/gu;

/** The words of a message, without what is put in and the forms' own names. */
function wordsOf(message: string): readonly string[] {
  const text = message
    .replace(/\{\w+, *(?:plural|select|selectordinal),/g, ' ')
    .replace(/(?:=\d+|zero|one|two|few|many|other) *\{/g, ' ')
    .replace(/\{\w+\}/g, ' ');
  return [...text.matchAll(word)].map(([found]) => found.replace(/^[.’'-]+|[.’'-]+$/g, '')).filter(Boolean);
}

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !names.has(text);

/** Words of a message that a language has to say in its own way. */
export function translatable(message: string): readonly string[] {
  return wordsOf(message).filter(isWord);
}
