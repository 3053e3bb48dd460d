/** Written into the loader and the self-contained files by the build. */
declare const VOLPE_VERSION: string;
declare const VOLPE_MODULES: Record<string, string>;

/** Made by the build of the components that come after the first question. */
declare module "volpe:later-parts";
