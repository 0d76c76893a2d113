import { createFileRoute, redirect } from '@tanstack/react-router'

/** Specification 2: any other path redirects to the root. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
