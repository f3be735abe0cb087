// How arms are held: one hand at a pole beside the person, or both before the body.
export const POLE = ['-50,160 -70,204 -50,238', '47,160 72,240 66,192!'];
export const FRONT = ['-48,158 -76,206 -34,202', '48,158 76,206 34,202'];
