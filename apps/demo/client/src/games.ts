/** Games of the imaginary operator: scenery, each with a drawing of one path. */
export const games = [
  {
    name: 'Keel & Crown',
    kind: 'Slots',
    hue: 'teal',
    mark: 'M24 84h72l-9-44-17 18-10-28-10 28-17-18zM24 92h72v8H24z',
  },
  {
    name: 'Night Ferry',
    kind: 'Live roulette',
    hue: 'plum',
    mark: 'M60 20a40 40 0 1 0 0 80 40 40 0 0 0 0-80zm0 10a30 30 0 1 1 0 60 30 30 0 0 1 0-60zm0 20a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  },
  {
    name: 'Salt & Spades',
    kind: 'Blackjack',
    hue: 'slate',
    mark: 'M60 18c6 16 36 30 36 50a18 18 0 0 1-31 13c1 9 5 15 11 19H44c6-4 10-10 11-19a18 18 0 0 1-31-13c0-20 30-34 36-50z',
  },
  {
    name: 'Gull Run',
    kind: 'Crash',
    hue: 'coral',
    mark: 'M14 92C40 88 66 70 84 40l-12-2 32-14 4 34-9-9C78 80 50 98 16 102z',
  },
  {
    name: 'Pearl Dive',
    kind: 'Slots',
    hue: 'sea',
    mark: 'M60 40a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM12 66C26 36 94 36 108 66c-8-10-18-8-24-2-6-8-16-8-24 0-8-8-18-8-24 0-6-6-16-8-24 2z',
  },
  {
    name: 'Anchor Dice',
    kind: 'Table',
    hue: 'sand',
    mark: 'M30 30h60v60H30zm14 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm32 0a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM60 54a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM44 68a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm32 0a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  },
] as const;
