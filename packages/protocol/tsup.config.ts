import { moduleBuild } from '@saola/config/tsup'

export default moduleBuild()
