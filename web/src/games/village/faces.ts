import { laterFaces } from '@/lib/faces.svelte';

export const faceOf = laterFaces(() => import('./portraits'));
