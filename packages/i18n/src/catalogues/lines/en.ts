import type { lines as vi } from './vi.ts'

/** Line detection. */
export const lines = {
  title: 'Lines',
  line: 'Line {{n}}',
  play: 'PLAY',
  where: 'Line {{n}} · {{ms}} ms',
  finding: 'Finding the fastest line…',
  here: 'Play on this page',
  banded: 'Speeds are shown in bands, in their true order.',
  play_on: 'PLAY on line {{n}}',
  untested: 'Not tested yet',
  testing: 'Testing…',
  'grade.fast': 'Fast',
  'grade.normal': 'Normal',
  'grade.slow': 'Slow',
  'grade.failed': 'No connection',
  current: 'In use',
  again: 'Test again',
  tested: '{{tested}} of {{total}} lines tested',
  found: 'Line {{n}} is the fastest: {{ms}} ms',
  none: 'No lines to show',
  all_failed: 'No line answered. Check your connection and test again.',
} as const satisfies Record<keyof typeof vi, string>
