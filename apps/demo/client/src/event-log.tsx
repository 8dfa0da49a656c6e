import type { LoggedEvent } from './use-event-log.ts';

interface EventLogProps {
  readonly events: readonly LoggedEvent[];
  readonly onClear: () => void;
}

/** What the widget told this page, newest first. */
export function EventLog({ events, onClear }: EventLogProps) {
  return (
    <div className="log">
      <div className="log-head">
        <h3>Events</h3>
        <button type="button" className="quiet small" onClick={onClear}>
          Clear
        </button>
      </div>
      {events.length === 0 && <p className="log-empty">Open the cashier to see what it says.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach what is below. */}
      <ol tabIndex={0} aria-label="Events">
        {events.map(({ id, type, detail, at }) => (
          <li key={id} data-testid="event" data-type={type}>
            <time>{at}</time>
            <b>{type}</b>
            <code>{detail}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
