/** A field's name as forms may keep it: dots and brackets would read as paths into nested values. */
export function aliasOf(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]/g, '_');
}
