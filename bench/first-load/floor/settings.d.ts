/** Set by the build: what the page needs to show the same tiles as the widget. */
declare const floorSettings: {
  /** Address of the list of methods. */
  readonly list: string;
  /** Address of the sprite with the methods' icons. */
  readonly sprite: string;
  /** Numbers of the card views that the widget shows. */
  readonly cardViews: readonly number[];
  /** Names of the groups. */
  readonly groups: Readonly<Record<string, string>>;
};
