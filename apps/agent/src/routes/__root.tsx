import type { AppContext } from '@saola/shell'
import { createRootRouteWithContext } from '@tanstack/react-router'

export const Route = createRootRouteWithContext<AppContext>()({})
