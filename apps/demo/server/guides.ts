import { page } from './page.ts';

interface Guide {
  /** Language of the page. */
  readonly lang: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly back: string;
}

/** The operator's own visual guides, by method, then by language and country as the catalogue names them. */
const guides: Readonly<Record<string, Readonly<Record<string, Guide>>>> = {
  pix: {
    en_BR: {
      lang: 'en',
      title: 'How to pay by Pix',
      steps: [
        'Enter the amount and press the button: you get a Pix code.',
        'Open your bank’s app, choose Pix, and scan the code or paste it.',
        'Check the receiver and the amount, and confirm with your PIN.',
        'Come back to the cashier. It shows when the money is in your balance.',
      ],
      back: 'This page can be closed. Your deposit goes on in the cashier.',
    },
    pt_BR: {
      lang: 'pt-BR',
      title: 'Como pagar com Pix',
      steps: [
        'Digite o valor e toque no botão: você recebe um código Pix.',
        'Abra o app do seu banco, escolha Pix e escaneie ou cole o código.',
        'Confira o recebedor e o valor e confirme com sua senha.',
        'Volte ao caixa. Ele mostra quando o dinheiro está no seu saldo.',
      ],
      back: 'Você pode fechar esta página. Seu depósito continua no caixa.',
    },
  },
  upi: {
    en_IN: {
      lang: 'en',
      title: 'How to pay by UPI',
      steps: [
        'Enter the amount and choose UPI ID or QR code.',
        'Open your UPI app and scan the code, or approve the request that waits there.',
        'Check the receiver, pay exactly the amount, and enter your UPI PIN.',
        'Come back to the cashier. It shows when the money is in your balance.',
      ],
      back: 'This page can be closed. Your deposit goes on in the cashier.',
    },
    hi_IN: {
      lang: 'hi',
      title: 'UPI से भुगतान कैसे करें',
      steps: [
        'राशि लिखें और UPI ID या QR कोड चुनें।',
        'अपना UPI ऐप खोलें और कोड स्कैन करें, या वहाँ आया अनुरोध स्वीकार करें।',
        'प्राप्तकर्ता जाँचें, ठीक यही राशि चुकाएँ और UPI PIN डालें।',
        'कैशियर पर लौटें। पैसा बैलेंस में आते ही यहाँ दिखेगा।',
      ],
      back: 'यह पेज बंद किया जा सकता है। आपका जमा कैशियर में जारी है।',
    },
  },
  bkash_p2p: {
    en_BD: {
      lang: 'en',
      title: 'How to pay with bKash',
      steps: [
        'Enter the amount: the cashier shows the number to send to.',
        'Open bKash, choose “Send money”, and send exactly the amount.',
        'Copy the transaction ID from the message that bKash sends you.',
        'Enter it in the cashier and press “I have paid”.',
      ],
      back: 'This page can be closed. Your deposit goes on in the cashier.',
    },
    bn_BD: {
      lang: 'bn',
      title: 'বিকাশে কীভাবে টাকা দেবেন',
      steps: [
        'পরিমাণ লিখুন: ক্যাশিয়ার যে নম্বরে পাঠাতে হবে তা দেখাবে।',
        'বিকাশ খুলুন, “সেন্ড মানি” বেছে নিয়ে ঠিক ওই পরিমাণ পাঠান।',
        'বিকাশের বার্তা থেকে ট্রানজ্যাকশন আইডি কপি করুন।',
        'ক্যাশিয়ারে আইডি লিখে জানান যে টাকা পাঠিয়েছেন।',
      ],
      back: 'এই পাতা বন্ধ করা যায়। আপনার জমা ক্যাশিয়ারে চলছে।',
    },
  },
  'card-p2p': {
    en_RU: {
      lang: 'en',
      title: 'How to transfer to a card',
      steps: [
        'Enter the amount and choose the bank you send from.',
        'Copy the card number that the cashier shows, and the exact amount.',
        'Send it in your bank’s app, in one transfer, before the time is over.',
        'Come back to the cashier and press “I have paid”.',
      ],
      back: 'This page can be closed. Your deposit goes on in the cashier.',
    },
    ru_RU: {
      lang: 'ru',
      title: 'Как перевести на карту',
      steps: [
        'Введите сумму и выберите банк, из которого отправляете.',
        'Скопируйте номер карты и точную сумму, которые покажет касса.',
        'Отправьте их одним переводом в приложении банка, пока не вышло время.',
        'Вернитесь в кассу и нажмите «Я оплатил».',
      ],
      back: 'Эту страницу можно закрыть. Депозит продолжается в кассе.',
    },
  },
};

/** The page of a guide; undefined where there is none. */
export function guidePage(method: string, guide: string): string | undefined {
  const found = Object.hasOwn(guides, method) ? guides[method] : undefined;
  const told = found && Object.hasOwn(found, guide) ? found[guide] : undefined;
  if (!told) return undefined;
  const steps = told.steps.map((step) => `<li>${step}</li>`).join('');
  return page(
    told.title,
    `<ol class="steps" data-testid="guide-steps">${steps}</ol><p>${told.back}</p>`,
    told.lang,
  );
}

/** Where players of a method find help. */
export const supportPage = (): string =>
  page(
    'Help with your transfer',
    `<p>Lucky Harbor is imaginary, and so is its support. A real operator’s agents would answer here.</p>
    <ul>
      <li>Keep this ready: the payment number from the cashier, and your bank’s receipt.</li>
      <li>If the money has left your account, don’t pay again: it is credited when it is found.</li>
    </ul>`,
  );
