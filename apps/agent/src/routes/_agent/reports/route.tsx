import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ReportsLayout } from '#features/reports/reports-layout.tsx'

export const Route = createFileRoute('/_agent/reports')({
  loader: ({ context }) => loadAreas(context.i18n, 'reports', 'games'),
  component: ReportsLayout,
})
