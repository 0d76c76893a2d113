import type { install as vi } from './vi.ts'

/** How the site is put on a phone. */
export const install = {
  'title.ios': 'Put {{brand}} on your iPhone',
  'title.android': 'Put {{brand}} on your Android phone',
  lede: 'No store needed: the site sits on your home screen and opens full screen like an app.',
  now: 'Install now',
  step: 'Step {{n}}',
  'ios.1': 'Open this page in Safari',
  'ios.2': 'Tap Share in the bar at the bottom',
  'ios.3': 'Scroll down and choose Add to Home Screen',
  'ios.4': 'Tap Add, then open the new icon',
  'android.1': 'Open this page in Chrome',
  'android.2': 'Tap the three dots in the top corner',
  'android.3': 'Choose Install app or Add to Home screen',
  'android.4': 'Tap Install, then open the new icon',
  'ios.share': 'Share',
  'ios.add': 'Add to Home Screen',
  'ios.done': 'Add',
  'android.add': 'Install app',
  'android.done': 'Install',
  scan: 'On a computer? Scan this code with your phone.',
} as const satisfies Record<keyof typeof vi, string>
