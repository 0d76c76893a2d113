/** What a project asks a package manager for, and the tarballs that stand in for what the packages ask for themselves. */
export type Wishes = { dependencies: Record<string, string>; standIns: Record<string, string> }

/** How a package manager is told, and how it is called. Every one refuses what does not run on its Node. */
export type Manager = {
  /** The project's files, by name. */
  files(wishes: Wishes): Record<string, string>
  install: readonly [tool: string, ...args: string[]]
  /** Runs a file of the project. */
  node: readonly [tool: string, ...args: string[]]
  environment?: NodeJS.ProcessEnv
}

/** The npm of this machine. */
export const npm: Manager = npmOf(['npm'])

/** npm, called in a way of its own. */
export function npmOf(call: readonly [string, ...string[]]): Manager {
  return {
    files: ({ dependencies, standIns }) => ({
      'package.json': manifest({ dependencies, overrides: standIns }),
      '.npmrc': 'engine-strict=true\n',
    }),
    install: [...call, 'install', '--no-audit', '--no-fund', '--loglevel=error'],
    node: ['node'],
  }
}

export const pnpm: Manager = {
  files: ({ dependencies, standIns }) => ({
    'package.json': manifest({ dependencies }),
    // What is JSON is YAML too.
    'pnpm-workspace.yaml': JSON.stringify({ overrides: standIns, engineStrict: true, pmOnFail: 'ignore' }),
  }),
  install: ['npx', '-y', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile'],
  node: ['node'],
}

/** Yarn 4 of the file `cli`, with a folder of modules or with Plug'n'Play. Yarn asks a registry of its own unless it is told another. */
export function yarnOf(cli: string, nodeLinker: 'node-modules' | 'pnp', registry: string): Manager {
  const settings = {
    nodeLinker,
    npmRegistryServer: registry,
    enableTelemetry: false,
    enableGlobalCache: false,
  }
  return {
    files: ({ dependencies, standIns }) => ({
      'package.json': manifest({ dependencies, resolutions: standIns }),
      '.yarnrc.yml': JSON.stringify(settings),
      // The root of a project is where its lock file is.
      'yarn.lock': '',
    }),
    install: ['node', cli, 'install'],
    node: ['node', cli, 'node'],
    environment: { YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' },
  }
}

/** Yarn 1 of the file `cli`. */
export function classicYarnOf(cli: string, registry: string): Manager {
  return {
    files: ({ dependencies, standIns }) => ({
      'package.json': manifest({ dependencies, resolutions: standIns }),
      '.yarnrc': `registry "${registry}"\n`,
    }),
    install: ['node', cli, 'install', '--silent', '--non-interactive'],
    node: ['node'],
  }
}

function manifest(more: object): string {
  return JSON.stringify(
    { name: 'stranger', version: '1.0.0', private: true, type: 'module', ...more },
    undefined,
    2,
  )
}
