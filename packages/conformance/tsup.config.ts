import { packageBuild } from '@saola/config/tsup'

// A file per module: one big file would keep what a consumer does not import.
export default packageBuild(['src/**/*.ts'])
