/** Countries by the currency that is paid with in them, for those that the demo's catalogue knows. */
const countriesOf: Readonly<Record<string, string>> = {
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  USD: 'EC SV US',
  XOF: 'CI SN',
};

/** The others have a currency of their own. */
const own =
  'AED AMD ARS AUD AZN BDT BHD BOB BRL BYN CAD CHF CLP XAF:CM CNY COP CRC CZK DKK DOP DZD EGP ETB GBP GEL GHS GTQ HNL ' +
  'HUF IDR INR IQD ISK JOD JPY KES KGS KHR KRW KWD KZT LKR MAD MDL MXN MYR NGN NOK NPR NZD OMR PEN PHP PKR PLN PYG ' +
  'QAR RON RSD RUB RWF SAR SEK SGD THB TJS TND TRY TZS UAH UGX UYU UZS VES VND ZAR ZMW';

const byCountry = new Map([
  ...Object.entries(countriesOf).flatMap(([currency, codes]) =>
    codes.split(' ').map((country) => [country, currency] as const),
  ),
  ...own.split(' ').map((entry) => {
    const [currency = '', country = currency.slice(0, 2)] = entry.split(':');
    return [country, currency] as const;
  }),
]);

/** The currency of a country; undefined for one that the demo does not know. */
export function currencyOfCountry(country: string): string | undefined {
  return byCountry.get(country);
}
