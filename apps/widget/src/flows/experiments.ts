import { cryptoBonusExperiment } from '@opencashier/contract/constants';
import type { ParentData } from '@opencashier/contract/host/parent-data';

type Visit = Pick<ParentData, 'experiments' | 'cryptoBonus'> | undefined;

/** The group that splits methods and deposits: the host's first experiment beside the crypto bonus. */
export function abTestGroupOf(parent: Visit): string | undefined {
  return parent?.experiments.find(({ key }) => key !== cryptoBonusExperiment.key)?.group;
}

/** Flag and experiment of the host both allow the bonus on crypto methods. */
export function isCryptoBonusOn(parent: Visit): boolean {
  const { key, group } = cryptoBonusExperiment;
  return (
    parent?.cryptoBonus === true &&
    parent.experiments.some((experiment) => experiment.key === key && experiment.group === group)
  );
}
