import type { File } from './read-repository.ts'

/** A screen: its address as the route tree has it, and its file with those of the layouts around it. */
export type Route = { path: string; files: string[] }

const routeFile = /^(?<folder>apps\/[^/]+\/src\/routes\/)(?<name>(?:.*\/)?[^-/][^/]*)\.tsx$/

/** The screens of all apps, by the names of their files. */
export function routesOf(paths: readonly string[]): Route[] {
  const layouts = paths.filter((path) => routeFile.test(path) && path.endsWith('/route.tsx'))
  return paths.flatMap((path) => {
    const { folder = '', name = '' } = routeFile.exec(path)?.groups ?? {}
    if (name === '' || name.startsWith('__') || name.endsWith('route')) return []
    const around = layouts.filter((each) => path.startsWith(each.replace('route.tsx', '')))
    return [{ path: toAddress(name), files: [path, ...around.filter((each) => each.startsWith(folder))] }]
  })
}

function toAddress(name: string): string {
  const parts = name.split(/[/.]/).filter((part) => !part.startsWith('_') && part !== 'index')
  return `/${parts.map((part) => part.replace(/_$/, '')).join('/')}`
}

/** The addresses that a file names: in strings, around the holes of templates, and in patterns of what is expected. */
export function addressesIn({ source, text }: File): string[] {
  const written = [...source.strings, ...source.templates.flat()]
  const expected = [...text.matchAll(/(?:\\\/[a-z][a-z-]*)+/g)].map(([found]) => found.replaceAll('\\/', '/'))
  const addresses = [...written, ...expected].filter((each) => /^\/(?:[a-z$][^\s]*)?$/.test(each))
  return [...new Set(addresses.map((each) => each.replace(/[?#:{].*$/, '')))]
}

/** The screens that an address opens; the end of one may be filled in later, `/team/`. */
export function routesAt(address: string, routes: readonly Route[]): Route[] {
  const parts = address.endsWith('/') && address !== '/' ? `${address}1`.split('/') : address.split('/')
  const open = routes.filter(({ path }) => {
    const own = path.split('/')
    return own.length === parts.length && own.every((part, at) => part.startsWith('$') || part === parts[at])
  })
  const exact = open.filter(({ path }) => path === address)
  return exact.length > 0 ? exact : open.filter(({ path }) => path !== '/$')
}
