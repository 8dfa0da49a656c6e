import type { Refused } from './settings.ts';

interface NoticesProps {
  readonly refused: readonly Refused[];
  readonly isWithdrawalUnbuilt: boolean;
}

/** What the address asks for and the lobby can't do, in words. */
export function Notices({ refused, isWithdrawalUnbuilt }: NoticesProps) {
  if (refused.length === 0 && !isWithdrawalUnbuilt) return null;
  return (
    <div className="notices" role="status" data-testid="notice">
      {refused.map(({ name, asked, taken }) => (
        <p key={name}>
          Nobody knows the {name} “{asked}”, so this visit takes {taken}.
        </p>
      ))}
      {isWithdrawalUnbuilt && (
        <p>Withdrawals are not part of this build yet: they come with a later one. Deposits work.</p>
      )}
    </div>
  );
}
