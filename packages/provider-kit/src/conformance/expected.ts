/**
 * What a driver gives for a capability that its provider declares.
 * @throws naming what is missing
 */
export function expected<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`The provider declares it, so its driver needs \`${name}\`.`);
  return part;
}
