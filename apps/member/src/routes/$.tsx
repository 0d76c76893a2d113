import { createFileRoute, redirect } from '@tanstack/react-router'

/** Any other path redirects to the landing page (system 15). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
