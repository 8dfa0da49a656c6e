import type { Migration } from './migration.ts';

/** Answers of captchas that were given, as hashes: each is taken once. */
export const captcha: Migration = {
  name: '0030-captcha',
  statements: [
    `create table used_captcha (
      brand text not null,
      hash text not null,
      used_at timestamptz not null,
      primary key (brand, hash)
    )`,
    'create index used_captcha_age on used_captcha (used_at)',
  ],
};
