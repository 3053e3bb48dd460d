import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const isCustomElement = (tag: string) => tag.startsWith("volpe-");

export default defineConfig({
  base: "./",
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
