import type { StandIn } from '../stand-in.ts';
import { arabicFamilies } from './arabic-families.ts';
import { eastAsianFamilies } from './east-asian-families.ts';
import { latinFamilies } from './latin-families.ts';
import { symbolFamilies } from './symbol-families.ts';

/** Every family that has a stand-in where it is not installed. */
export const families: readonly StandIn[] = [
  ...latinFamilies,
  ...eastAsianFamilies,
  ...arabicFamilies,
  ...symbolFamilies,
];
