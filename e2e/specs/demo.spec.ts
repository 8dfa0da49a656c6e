import { expect, test } from '../support/journey.ts';

test('a country that is chosen brings its currency, and an unknown one a word', async ({
  lobby,
  player,
  page,
}) => {
  await lobby.enter({ player, country: 'Brasil' });
  await expect(page.getByTestId('notice')).toContainText(
    'Nobody knows the country “Brasil”, so this visit takes DE',
  );
  const country = page.getByTestId('control-country');
  await country.fill('br');
  await country.press('Enter');
  await expect(page.getByTestId('control-currency')).toHaveValue('BRL');
  await expect(page.getByTestId('notice')).toHaveCount(0);
  await expect(page).toHaveURL(/country=BR/);
});
