import { isOffered, type AppContext } from '@saola/shell'
import { redirect } from '@tanstack/react-router'
import { paths } from '../paths.ts'

type Asked = { context: AppContext; location: { pathname: string } }

/** Leads to the lobby from a page for which the gateway has no calls (system 44). */
export function requireOffered({ context, location }: Asked): void {
  if (!isOffered(context.capabilities, 'member', location.pathname)) {
    throw redirect({ to: paths.lobby, replace: true })
  }
}
