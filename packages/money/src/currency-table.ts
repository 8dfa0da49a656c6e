/**
 * The currencies, as compact text, since the widget ships it. Entries are separated by one ASCII space and read
 * `CODE[narrow symbol][,symbol]`; what is left out is the code itself.
 *
 * Codes and decimals: ISO 4217 list one (every national currency in use, without funds, metals and testing codes),
 * never the minor units of Intl, which differ for IDR, IQD and others. BGN stays for amounts from before the euro.
 * Symbols: Unicode CLDR 48, locale `en`. Departures: PEN, KES, TZS, UGX, UZS and KGS bear the symbol of their own
 * country (CLDR has none for the former, and few fonts have the sign of the som); AFN keeps its code, because its
 * sign is a right-to-left character that would turn an amount around; so do AZN and GEL, whose young signs (2013, 2014)
 * many a cheap phone draws as a box; XOF is `CFA`, without the space.
 */
export const fiat: ReadonlyArray<readonly [decimals: number, entries: string]> = [
  [
    0,
    'BIF CLP$ DJF GNFFG ISKkr JPY¥,¥ KMFCF KRW₩,₩ PYG₲ RWFRF UGXUSh VND₫,₫ VUV XAFFCFA,FCFA XOFCFA,CFA XPFCFPF,CFPF',
  ],
  [
    2,
    'AED AFN ALL AMD֏ AOAKz ARS$ AUD$,A$ AWG AZN BAMKM BBD$ BDT৳ BGN BMD$ BND$ BOBBs BRLR$,R$ BSD$ BTN BWPP BYN BZD$ ' +
      'CAD$,CA$ CDF CHF CNY¥,CN¥ COP$ CRC₡ CUP$ CVE CZKKč DKKkr DOP$ DZD EGPE£ ERN ETB EUR€,€ FJD$ FKP£ GBP£,£ GEL ' +
      'GHSGH₵ GIP£ GMD GTQQ GYD$ HKD$,HK$ HNLL HTG HUFFt IDRRp ILS₪,₪ INR₹,₹ IRR JMD$ KESKsh KGSсом KHR៛ KPW₩ KYD$ ' +
      'KZT₸ LAK₭ LBPL£ LKRRs LRD$ LSL MAD MDL MGAAr MKD MMKK MNT₮ MOP MRU MURRs MVR MWK MXN$,MX$ MYRRM MZN NAD$ NGN₦ ' +
      'NIOC$ NOKkr NPRRs NZD$,NZ$ PAB PENS/ PGK PHP₱,₱ PKRRs PLNzł QAR RONlei RSD RUB₽ SAR SBD$ SCR SDG SEKkr SGD$ ' +
      'SHP£ SLE SOS SRD$ SSP£ STNDb SVC SYP£ SZL THB฿ TJS TMT TOPT$ TRY₺ TTD$ TWD$,NT$ TZSTSh UAH₴ USD$,$ UYU$ UZSsoʻm ' +
      'VED VES WST XCD$,EC$ XCGCg.,Cg. YER ZARR ZMWZK ZWG',
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];

/**
 * Crypto currencies, all kept with eight decimals. A chain with more (18 of ETH, 12 of XMR) keeps its own integer
 * beside the amount, which is rounded down. Tokens counted in millions (SHIB) don't belong here: with eight decimals a
 * common payment would exceed what one amount can be.
 */
export const crypto =
  'BTC ETH LTC USDT TRX USDC TON BCH XMR DASH DOGE ZEC XRP XLM BNB SOL ADA DOT POL AVAX DAI ETC ATOM LINK';

/** Decimals of every crypto currency. */
export const cryptoDecimals = 8;

/** Coins of the sweepstakes: gold coins for play, sweep coins for prizes. */
export const coins = 'QGCGC,GC QSCSC,SC';
