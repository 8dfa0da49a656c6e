import { useId } from 'react';
import { choices, type Settings } from './settings.ts';

interface ControlsProps {
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

const texts = ['player', 'country', 'currency', 'region', 'lang'] as const;
const selects = ['view', 'transport', 'theme', 'platform'] as const;

const labels: Record<(typeof texts)[number] | (typeof selects)[number], string> = {
  player: 'Player',
  country: 'Country',
  currency: 'Currency',
  region: 'Region',
  lang: 'Language',
  view: 'View',
  transport: 'Transport',
  theme: 'Theme',
  platform: 'Platform',
};

/** Who visits the lobby, and how. A change loads an open cashier anew. */
export function Controls({ settings, onChange }: ControlsProps) {
  const id = useId();
  return (
    <form className="controls" onSubmit={(event) => event.preventDefault()} aria-label="Visit">
      {texts.map((name) => (
        <label key={`${name}-${settings[name]}`} htmlFor={`${id}-${name}`}>
          {labels[name]}
          <input
            id={`${id}-${name}`}
            data-testid={`control-${name}`}
            defaultValue={settings[name]}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            // Committed when done, so that half-typed codes don't load the cashier.
            onBlur={({ target }) =>
              (target.value || name === 'region') &&
              target.value !== settings[name] &&
              onChange({ [name]: target.value })
            }
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          />
        </label>
      ))}
      {selects.map((name) => (
        <label key={name} htmlFor={`${id}-${name}`}>
          {labels[name]}
          <select
            id={`${id}-${name}`}
            data-testid={`control-${name}`}
            value={settings[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          >
            {choices[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
      <p className="controls-note">
        The platforms ios and android show the cashier as an app's web view would: as wide as a phone and told
        so. The bridge to a real app needs one.
      </p>
    </form>
  );
}
