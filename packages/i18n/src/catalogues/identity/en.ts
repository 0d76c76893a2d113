import type { identity as vi } from './vi.ts'

/** The local identity provider's page, which plays Google and Facebook. */
export const identity = {
  title: 'Test {{provider}} sign-in',
  'page.body': 'This page plays {{provider}} on your machine. Choose who you want to be.',
  'page.notice': 'The real {{provider}} is not involved. No password is needed.',
  name: 'Your name',
  email: 'E-mail',
  verified: '{{provider}} has verified this address',
  continue: 'Continue',
  cancel: 'Cancel',
  required: 'Please enter a name and a valid e-mail address',
  'ended.title': 'This sign-in has ended',
  'ended.body': 'Please go back to the member site and start again.',
  language: 'Language',
  back: 'To the member site',
} as const satisfies Record<keyof typeof vi, string>
