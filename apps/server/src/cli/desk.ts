import { createHash, randomBytes } from 'node:crypto';
import { type OperatorRole, operatorRoles } from '@opencashier/contract/operator/define-operator-call';
import { toDecimalString } from '@opencashier/money/minor';
import type { Command } from './command.ts';
import { good, minorOf, needed, readOptions } from './options.ts';
import { table } from './table.ts';

/** A secret of 256 random bits, with a beginning by which people know what it is. */
export const newSecret = (): string => `opk_${randomBytes(32).toString('base64url')}`;

const dayAsked = (day: string | undefined): string =>
  day ?? new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);

const keyOptions = ['name', 'owner', 'role', 'brands'] as const;
const whereOptions = ['brand', 'country', 'currency'] as const;

function roleOf(text: string | undefined): OperatorRole {
  const role = operatorRoles.find((each) => each === text);
  if (role) return role;
  throw new RangeError(`Say with --role what the key may do: ${operatorRoles.join(', ')}.`);
}

const keyCommands: Readonly<Record<string, Command>> = {
  'keys list': {
    usage: 'keys list',
    purpose: 'The keys of the operator’s API.',
    run: async (client) => {
      const { keys } = await client().call('keys-list', {});
      const rows = keys.map((key) => [
        key.id,
        key.name,
        key.owner,
        key.role,
        key.brands?.join(', ') ?? 'all',
        key.source,
        key.revokedAt ? 'revoked' : (key.lastUsedAt ?? 'never used'),
      ]);
      return good(table(['id', 'name', 'owner', 'role', 'brands', 'from', 'used'], rows));
    },
  },
  'keys create': {
    usage: 'keys create --name <name> --owner <who> --role read|act|approve [--brands <a,b>]',
    purpose: 'Makes a key and prints it, once: only its hash goes to the server.',
    run: async (client, args) => {
      const { values } = readOptions(args, keyOptions);
      const secret = newSecret();
      const key = await client().call('keys-create', {
        name: needed(values.name, 'Say with --name what the key is called.'),
        owner: needed(values.owner, 'Say with --owner whose it is.'),
        role: roleOf(values.role),
        hash: createHash('sha256').update(secret).digest('hex'),
        ...(values.brands !== undefined && { brands: values.brands.split(',').map((id) => id.trim()) }),
      });
      return good(
        `${secret}\nKey ${key.id} of ${key.owner} has the role ${key.role}. It is shown this once.`,
      );
    },
  },
  'keys revoke': {
    usage: 'keys revoke <id>',
    purpose: 'Ends a key at once and for good.',
    run: async (client, args) => {
      const key = await client().call('keys-revoke', { id: needed(args[0], 'An id is missing.') });
      return good(`Key ${key.id} of ${key.owner} is revoked.`);
    },
  },
};

const catalogueCommands: Readonly<Record<string, Command>> = {
  'catalogue list': {
    usage: 'catalogue list <country> <currency> [--brand <brand>]',
    purpose: 'The methods of a country and currency as they are now.',
    run: async (client, args) => {
      const { values, positionals } = readOptions(args, ['brand']);
      const [country, currency] = positionals;
      const { methods } = await client().call('catalogue-methods', {
        country: needed(country, 'A country is missing.'),
        currency: needed(currency, 'A currency is missing.'),
        ...(values.brand !== undefined && { brand: values.brand }),
      });
      const money = (minor: string) => toDecimalString(BigInt(minor), currency ?? '');
      const rows = methods.map((method) => [
        method.name,
        method.isOff ? 'off' : (method.availability?.state ?? 'available'),
        `${money(method.minMinor)} to ${money(method.maxMinor)}`,
        String(method.position),
        method.isChanged ? 'changed' : '',
      ]);
      return good(table(['method', 'state', 'limits', 'position', ''], rows));
    },
  },
  'catalogue set': {
    usage: `catalogue set <method> '<json>' --why <reason> [--brand <brand>] [--country <XX>] [--currency <XXX>]`,
    purpose: 'Changes a method at once, such as {"isOff":true}; {} takes a change back.',
    run: async (client, args) => {
      const { values, positionals } = readOptions(args, ['why', ...whereOptions]);
      const [method, json] = positionals;
      let set: Readonly<Record<string, unknown>>;
      try {
        set = JSON.parse(needed(json, 'What is to be set is missing.'));
      } catch {
        throw new RangeError('What is to be set must be JSON, such as {"isOff":true}.');
      }
      const where = Object.fromEntries(
        whereOptions.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
      );
      const changed = await client().call('catalogue-change', {
        method: needed(method, 'A method is missing.'),
        set,
        ...where,
        reason: needed(values.why, 'Say with --why what the reason is.'),
      });
      return good(`${changed.method} is ${changed.set ? 'changed' : 'as the catalogue has it'} from now on.`);
    },
  },
};

const bookCommands: Readonly<Record<string, Command>> = {
  reconcile: {
    usage: 'reconcile <provider> [day]',
    purpose: 'Compares a day (yesterday unless told) with a provider’s books; exit code 1 on any exception.',
    run: async (client, args) => {
      const provider = needed(args[0], 'A provider is missing.');
      const operator = client();
      const made = await operator.call('reconciliations-run', { provider, day: dayAsked(args[1]) });
      const { exceptions } = await operator.call('reconciliations-get', { id: made.id });
      const sum = (line: { direction: string; minor: string; currency: string } | undefined) =>
        line
          ? `${line.direction} ${toDecimalString(BigInt(line.minor), line.currency)} ${line.currency}`
          : '-';
      const rows = exceptions.map(({ kind, transactionId, ours, theirs, note }) => [
        kind,
        transactionId,
        sum(ours),
        sum(theirs),
        note ?? '',
      ]);
      const head = `${made.provider} ${made.day}: ${made.state}, ${made.matched} agree, ${made.exceptions} do not.`;
      const list = rows.length > 0 ? `\n${table(['what', 'transaction', 'ours', 'theirs', ''], rows)}` : '';
      return { text: head + list, isGood: made.state === 'agrees' };
    },
  },
  refund: {
    usage: 'refund <deposit> [amount] --why <reason> [--payment <movement>]',
    purpose: 'Sends money of a deposit back, all that is left unless an amount is told.',
    run: async (client, args) => {
      const { values, positionals } = readOptions(args, ['why', 'payment']);
      const [deposit, amount] = positionals;
      const id = needed(deposit, 'The deposit’s id is missing.');
      const reason = needed(values.why, 'Say with --why what the reason is.');
      const operator = client();
      const { currency } = (await operator.call('deposits-get', { id })).deposit;
      const refund = await operator.call('refunds-create', {
        ...{ id, reason },
        ...(amount !== undefined && { minor: minorOf('What goes back', amount, currency) }),
        ...(values.payment !== undefined && { movementId: values.payment }),
      });
      const money = `${toDecimalString(BigInt(refund.minor), refund.currency)} ${refund.currency}`;
      return good(`Refund ${refund.id} of ${money} is ${refund.state}.`);
    },
  },
  'webhooks replay': {
    usage: 'webhooks replay --from <time> --to <time> [--brand <brand>] [--type <event>] [--state <state>]',
    purpose: 'Sends every webhook of a period again, in order.',
    run: async (client, args) => {
      const { values } = readOptions(args, ['from', 'to', 'brand', 'type', 'state']);
      const { from, to, ...filter } = values;
      const request = {
        ...filter,
        from: needed(from, 'Say with --from since when, such as 2026-03-31T08:00:00Z.'),
        to: needed(to, 'Say with --to until when.'),
      };
      const { count, nextFrom } = await client().call('webhooks-replay', request as typeof request & object);
      return good(`${count} are sent again.${nextFrom ? ` There are more from ${nextFrom} on.` : ''}`);
    },
  },
};

/** The commands of those who keep keys, catalogue and books. */
export const deskCommands: Readonly<Record<string, Command>> = {
  ...keyCommands,
  ...catalogueCommands,
  ...bookCommands,
};
