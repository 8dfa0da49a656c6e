/** Somebody who takes cash against a code. */
export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

const agent = (id: string, name: string, note: string): Agent => ({ id, name, note });

const byCountry: Readonly<Record<string, readonly Agent[]>> = {
  AZ: [agent('az-1', 'MilliON terminal', '24/7'), agent('az-2', 'Cash desk Baku', '09:00–21:00')],
  KZ: [agent('kz-1', 'Cash desk Almaty', '09:00–20:00'), agent('kz-2', 'Terminal Astana', '24/7')],
  KG: [agent('kg-1', 'Cash desk Bishkek', '09:00–19:00')],
  TJ: [agent('tj-1', 'Cash desk Dushanbe', '09:00–18:00')],
  UZ: [agent('uz-1', 'Cash desk Tashkent', '09:00–20:00'), agent('uz-2', 'Terminal Samarkand', '24/7')],
  MX: [agent('mx-1', 'Tienda OXXO', '24/7')],
  JP: [agent('jp-1', 'コンビニ店頭', '24/7')],
  PH: [agent('ph-1', '7-Eleven CLiQQ', '24/7')],
  PT: [agent('pt-1', 'Multibanco', '24/7')],
  EC: [agent('ec-1', 'Punto Pago Quito', '08:00–20:00')],
  MA: [agent('ma-1', 'Cash Plus Casablanca', '08:00–20:00')],
};
const elsewhere: readonly Agent[] = [agent('any-1', 'Corner shop', '08:00–22:00')];

/** Who takes cash in a country. */
export function agentsOf(country: string): readonly Agent[] {
  return byCountry[country] ?? elsewhere;
}

/** An agent by its id. */
export function agentNamed(id: string): Agent | undefined {
  return [...Object.values(byCountry), elsewhere].flat().find((each) => each.id === id);
}
