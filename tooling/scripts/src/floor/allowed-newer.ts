/** Something newer than the floor that may stand: where, and why no served browser stumbles over it. */
export type Allowed = { readonly name: string; readonly of: readonly string[]; readonly reason: string }

const apps = ['apps/member', 'apps/agent']
const sheets = [...apps, 'packages/ui', 'packages/shell', 'games']

/** The exceptions of `checkFloor`. Code that asks in the same function needs none; one that nothing needs is an error. */
export const allowedNewer: readonly Allowed[] = [
  {
    name: 'AbortSignal.any',
    of: apps,
    reason: 'ky joins signals that it is given; api-client gives it none.',
  },
  {
    name: '.throwIfAborted()',
    of: apps,
    reason: 'ky, in the wait before it tries again: api-client lets it try once.',
  },
  {
    name: 'TransformStream',
    of: apps,
    reason: 'ky tells progress where a browser sends streams: Chrome 105 and later.',
  },
  { name: '.pipeThrough()', of: apps, reason: 'As TransformStream.' },
  { name: '.toSorted()', of: apps, reason: "Of Radix's own list, which has a method of that name." },
  {
    name: '.startViewTransition()',
    of: apps,
    reason: 'The router asks first in another function, React tries and catches.',
  },
  {
    name: 'CompressionStream',
    of: apps,
    reason: 'jose asks first in another function, and our gateway packs nothing.',
  },
  {
    name: 'cancelIdleCallback',
    of: ['apps/member'],
    reason: 'Comes and goes with requestIdleCallback, which is asked for.',
  },
  {
    name: 'PerformanceSoftNavigation',
    of: apps,
    reason: 'web-vitals reads it as one that may be missing, and is asked for none.',
  },
  {
    name: 'Notification',
    of: ['apps/member'],
    reason: 'The switch for it is drawn where noticesOf found it.',
  },
  {
    name: '.showNotification()',
    of: ['apps/member'],
    reason: 'Of the worker, when a push came: where one comes, so do notices.',
  },
  {
    name: '.share()',
    of: [...apps, 'packages/shell'],
    reason: 'The button looks for canShare first; WebView has neither.',
  },
  {
    name: 'open',
    of: [...apps, 'packages/shell'],
    reason: 'A WebView may refuse a window; the address is copied as well.',
  },
  {
    name: 'print',
    of: [...apps, 'packages/shell'],
    reason: 'A WebView does nothing; the receipt can be saved beside it.',
  },
  {
    name: '@container',
    of: sheets,
    reason: 'Beside it stands the same for the width of the page (@saola/config/build-sheet).',
  },
  {
    name: ':has',
    of: sheets,
    reason: 'Colours and gaps; what says something stands in a rule without it, too.',
  },
  { name: ':autofill', of: [...apps, 'packages/ui'], reason: "The browser's own yellow stays." },
  {
    name: ':selection',
    of: [...apps, 'packages/ui'],
    reason: "The browser's own colour of a selection stays.",
  },
]
