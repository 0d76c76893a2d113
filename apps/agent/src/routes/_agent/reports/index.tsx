import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_agent/reports/')({
  beforeLoad: () => {
    throw redirect({ to: '/reports/betting', replace: true })
  },
})
