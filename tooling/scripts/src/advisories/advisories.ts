/**
 * A weakness of a package that was made public, and the first version of each line of versions without it. A line that is not
 * named has it, unless it is younger than all of them.
 */
export type Advisory = { id: string; name: string; mended: readonly string[]; what: string }

/**
 * What is known of packages that this repository uses, or that their like used. The registry answers no audit, so somebody who hears of
 * another one adds it here: https://github.com/advisories tells the same three facts of each.
 */
export const advisories: readonly Advisory[] = [
  { id: 'CVE-2026-82417', name: 'qs', mended: ['6.16.0'], what: 'stringify throws at a crafted object' },
  { id: 'CVE-2026-2391', name: 'qs', mended: ['6.14.2'], what: 'the limit of a list is passed by' },
  {
    id: 'GHSA-5p4m-2wfm-xmqj',
    name: 'js-yaml',
    mended: ['3.15.1', '4.3.1', '5.0.0'],
    what: 'a small document takes minutes',
  },
  {
    id: 'GHSA-rgw5-rvv9-x895',
    name: 'brace-expansion',
    mended: ['1.1.18', '2.1.4', '5.0.9'],
    what: 'a short pattern takes all memory',
  },
  {
    id: 'CVE-2026-47676',
    name: 'hono',
    mended: ['4.12.21'],
    what: 'a mounted path is cut at the wrong place',
  },
  { id: 'GHSA-8j4g-w8fx-2239', name: 'hono', mended: ['4.12.34'], what: 'a long header takes minutes' },
  {
    id: 'CVE-2026-67320',
    name: 'axios',
    mended: ['0.33.0', '1.19.0'],
    what: 'several, of requests that go elsewhere',
  },
  {
    id: 'CVE-2026-82659',
    name: 'nodemailer',
    mended: ['9.0.1'],
    what: 'a message reads files of the server',
  },
  {
    id: 'GHSA-2x7j-588g-ccc2',
    name: 'nodemailer',
    mended: ['9.1.0'],
    what: 'a list of addresses takes minutes',
  },
  { id: 'CVE-2026-27601', name: 'underscore', mended: ['1.13.8'], what: 'a nested value ends the process' },
  {
    id: 'CVE-2026-13676',
    name: 'fast-uri',
    mended: ['2.4.2', '3.1.3', '4.0.1'],
    what: 'two spellings of one host',
  },
  { id: 'CVE-2026-84292', name: 'fast-uri', mended: ['3.1.7'], what: 'one host is taken for another' },
  { id: 'CVE-2026-13697', name: 'undici', mended: ['7.29.0'], what: 'answers of one visitor reach another' },
  {
    id: 'CVE-2026-53571',
    name: 'vite',
    mended: ['6.4.3', '7.3.5', '8.0.16'],
    what: 'the server of a build shows files that it denies',
  },
  { id: 'CVE-2026-27959', name: 'koa', mended: ['2.16.4', '3.1.2'], what: 'a host that the caller makes up' },
  {
    id: 'GHSA-fxqj-rqcc-2cmp',
    name: 'postcss',
    mended: ['8.5.25'],
    what: 'a sheet reads files of the builder',
  },
  {
    id: 'CVE-2025-48387',
    name: 'tar-fs',
    mended: ['1.16.5', '2.1.3', '3.0.9'],
    what: 'an archive writes elsewhere',
  },
  {
    id: 'CVE-2025-7783',
    name: 'form-data',
    mended: ['2.5.4', '3.0.4', '4.0.4'],
    what: 'the border of a form can be guessed',
  },
]
