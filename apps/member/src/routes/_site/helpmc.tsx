import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '#features/support/help-page.tsx'

export const Route = createFileRoute('/_site/helpmc')({ component: HelpPage })
