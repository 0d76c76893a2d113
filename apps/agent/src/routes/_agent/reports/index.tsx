import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstReport } from '#features/reports/report-paths.ts'

export const Route = createFileRoute('/_agent/reports/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: firstReport(context.capabilities), replace: true })
  },
})
