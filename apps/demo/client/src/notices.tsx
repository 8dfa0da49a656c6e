import type { Refused } from './settings.ts';

interface NoticesProps {
  readonly refused: readonly Refused[];
}

const words = { country: 'country', currency: 'currency', lang: 'language' } as const;

/** What the address asks for and the lobby can't do, in words. */
export function Notices({ refused }: NoticesProps) {
  if (refused.length === 0) return null;
  return (
    <div className="notices" role="status" data-testid="notice">
      {refused.map(({ name, asked, taken }) => (
        <p key={name}>
          Nobody knows the {words[name]} “{asked}”, so this visit takes {taken}.
        </p>
      ))}
    </div>
  );
}
