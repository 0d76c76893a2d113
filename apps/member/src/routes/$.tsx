import { createFileRoute, redirect } from '@tanstack/react-router'

/** Specification 2: any other path redirects to the landing page. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
