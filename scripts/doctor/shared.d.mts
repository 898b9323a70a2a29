import type { Config } from '../../api/config.ts';
import type { connectImpatiently } from '../../api/jobs/redis/connect.ts';
import type { openStore } from '../../api/roles/open-store.ts';
import type { Findings } from './findings.mjs';

export function examineShared(
  findings: Findings,
  config: Config,
  modules: {
    readonly connectImpatiently: typeof connectImpatiently;
    readonly openStore: typeof openStore;
    readonly smallFileBytes: number;
  },
): Promise<void>;
