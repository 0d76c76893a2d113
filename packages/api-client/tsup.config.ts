import { packageBuild } from '@saola/config/tsup'

export default packageBuild()
