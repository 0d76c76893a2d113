import { isOffered, offeredAbove, type AppContext } from '@saola/shell'
import { redirect } from '@tanstack/react-router'
import { paths } from '../paths.ts'

type Asked = { context: AppContext; location: { pathname: string } }

/** Leads from a page for which the gateway has no calls to the nearest that it has some for, or to the lobby (system 44). */
export function requireOffered({ context, location }: Asked): void {
  if (!isOffered(context.capabilities, location.pathname)) {
    const href = offeredAbove(context.capabilities, location.pathname) ?? paths.lobby
    throw redirect({ href, replace: true })
  }
}
