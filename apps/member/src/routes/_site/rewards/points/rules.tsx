import { createFileRoute } from '@tanstack/react-router'
import { RulesPage } from '#features/rewards/points/rules-page.tsx'

export const Route = createFileRoute('/_site/rewards/points/rules')({ component: RulesPage })
