import { createFileRoute, redirect } from '@tanstack/react-router'

/** What is on offer stands under rewards. */
export const Route = createFileRoute('/_site/promotions/')({
  beforeLoad: () => {
    throw redirect({ to: '/rewards', replace: true })
  },
})
