import type { StudioTint } from '@/features/viewer/studio-tint';
import type { SceneInput } from './drawn-scene';
import { type Machine, parseMachine } from './machine';
import { openStudio, type Studio } from './studio';

export type MachineStudioInput = SceneInput & { tint?: StudioTint | undefined };

type MachineStudio = { studio: Studio; machine: Machine };

export async function openMachineStudio({ context, light, model, tint }: MachineStudioInput): Promise<MachineStudio> {
  const studio = openStudio(context, light, tint);
  try {
    return { studio, machine: await parseMachine(await model, studio.light, tint?.shadow) };
  } catch (error) {
    studio.end();
    throw error;
  }
}
