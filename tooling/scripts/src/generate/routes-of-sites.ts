import { screensOf } from '../screens-of.ts'

/** The file from which the gateway knows the routes that both sites have (system 25). */
export function routesOfSites(): [file: string, content: string] {
  const lists = (['member', 'agent'] as const).map((site) => {
    const routes = screensOf(site)
      .toSorted()
      .map((route) => `    '${route}',\n`)
    return `  ${site}: [\n${routes.join('')}  ],\n`
  })
  const content = `// Written by \`pnpm gen\` from the route trees of the apps.\n\n/** The routes of each site. */\nexport const routes = {\n${lists.join('')}} as const\n`
  return ['tooling/gateway/src/system/visits/routes.gen.ts', content]
}
