import { lazyPart } from '@saola/shell'

export type { SignInFormProps } from './sign-in-form.tsx'

/** The sign-in form; its code (and the form library) loads when it is first shown, so give it a `Suspense`. */
export const SignInForm = lazyPart(() => import('./sign-in-form.tsx'), 'SignInForm')
