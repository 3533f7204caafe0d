CREATE TABLE "escalation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"wait" text NOT NULL,
	"step" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"urgent" boolean NOT NULL,
	"subject" text NOT NULL,
	"record_id" uuid NOT NULL,
	"had" uuid[] NOT NULL,
	"to_roles" text[] NOT NULL,
	"told" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_setting" ADD COLUMN "away_from" date;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD COLUMN "away_until" date;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD COLUMN "deputy_id" uuid;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "escalation_once" ON "escalation" USING btree ("kind","item_id","wait","step");--> statement-breakpoint
CREATE INDEX "escalation_at" ON "escalation" USING btree ("at");--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_deputy_id_portal_user_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;