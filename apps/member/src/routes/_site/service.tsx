import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#features/support/service-page.tsx'

export const Route = createFileRoute('/_site/service')({ component: ServicePage })
